import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OneProduct } from '#contract/docking/product.ts';
import { type ProductField, productFields } from '#domain/docking/product-form.ts';
import { namesOf } from '#domain/locale.ts';
import { CaseBody } from '#web/case/case-body.tsx';
import { FieldNotes, type ReturnNotes, useReturnNotes } from '#web/case/field-notes.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Moves } from '#web/moves/moves.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ProductName } from '../marks.tsx';
import { ProductStanding } from '../standing.tsx';
import { dockingChanges, moveProduct } from '../queries.ts';
import { productFieldWords, productMoveWords } from '../words.ts';
import { ProductFiles } from './product-files.tsx';
import { ProductFormCard } from './product-form-card.tsx';
import { ProductHistory } from './product-history.tsx';
import { ProductText } from './product-text.tsx';

/** A product for whoever has to do with it: where it stands, its form or its text, and the next step. */
export function ProductView({
  of,
  back,
  more,
  onGone,
}: {
  of: OneProduct;
  back: ReactNode;
  more?: ReactNode;
  /** It is its exhibitor's draft again, which whoever reads this page does not see. */
  onGone?: () => Promise<void>;
}) {
  const notes = useReturnNotes(of.id, productFields);
  return (
    <>
      <PageHeader back={back} title={<ProductName of={of} />} actions={more}>
        <LocalizedName of={namesOf(of.unit)} />
      </PageHeader>
      <CaseBody
        of={of}
        standing={<ProductStanding word={of.status} />}
        published={
          of.isListed && (
            <TextLink to="/docking/service/detail" search={{ activityId: of.activityId, productId: of.id }}>
              <Trans>As customers see it</Trans>
            </TextLink>
          )
        }
        form={(below) => (
          <ProductFormCard key={`${of.id} ${of.status}`} of={of}>
            {below}
          </ProductFormCard>
        )}
        text={
          <Card>
            <Read of={of} notes={notes} />
            <ProductFiles productId={of.id} readOnly />
          </Card>
        }
        buttons={(against) => (
          <Moves
            offers={of.offers}
            words={productMoveWords}
            caseId={of.id}
            beginsLater
            make={async (move, { note }) => {
              const isReturn = move === 'notPass' || move === 'return';
              await moveProduct(of.id, { move, version: of.version, note, notes: isReturn ? notes.written : [] });
              notes.clear();
              if (move === 'unlist') await onGone?.();
            }}
            changes={dockingChanges}
            against={({ move }) => (move === 'submit' || move === 'askChange' ? against : undefined)}
          />
        )}
        beside={<ProductHistory of={of} />}
      />
    </>
  );
}

/** The text, with the notes of the last return, and those that go along with the next. */
function Read({ of, notes }: { of: OneProduct; notes: ReturnNotes<ProductField> }) {
  const { t } = useLingui();
  if (!of.mayNote && of.notes.length === 0) return <ProductText of={of} />;
  return (
    <ProductText
      of={of}
      below={(field) => (
        <div className="flex flex-col gap-2">
          <FieldNotes
            notes={of.notes}
            field={field}
            writing={of.mayNote ? { notes, label: t(productFieldWords[field]) } : null}
          />
        </div>
      )}
    />
  );
}
