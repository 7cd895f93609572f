import { bannerShape } from '#web/file/banner-shape.ts';
import { Card } from '#web/ui/card.tsx';
import { BackAnchor, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/**
 * The beginning of a public page about one thing as it stands in index.html, on the screen before any script. The server
 * writes the words into their places (server/first-page.ts).
 */
export const FirstArticle = () => (
  <>
    <img data-picture="article" alt="" fetchPriority="high" className={`${bannerShape} not-[[src]]:hidden`} />
    <PageHeader
      back={
        <div className="has-[a:not([href])]:hidden">
          <BackAnchor data-back="" />
        </div>
      }
      title={<span data-place="article-heading" />}
    >
      <span data-place="article-lead" />
    </PageHeader>
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <Skeleton className="h-80 lg:order-2" />
      <div className="has-[p:empty]:hidden">
        <Card>
          <p data-place="article-text" className="max-w-reading whitespace-pre-line" />
        </Card>
      </div>
    </div>
  </>
);
