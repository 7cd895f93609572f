import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { OneProduct } from '#contract/docking/product.ts';
import { type ProductField, productFields } from '#domain/docking/product-form.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Moves } from '#web/moves/moves.tsx';
import { NoteToWrite } from '#web/road-show/record-notes.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ProductName, ProductStanding } from '../marks.tsx';
import { dockingChanges, moveProduct } from '../queries.ts';
import { productFieldWords, productMoveWords } from '../words.ts';
import { ProductFiles } from './product-files.tsx';
import { ProductFormCard } from './product-form-card.tsx';
import { ProductHistory } from './product-history.tsx';
import { NoteToAnswer } from './product-notes.tsx';
import { ProductText } from './product-text.tsx';

type Notes = Partial<Record<ProductField, string>>;

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
  const [notes, setNotes] = useState<Notes>({});
  const written = productFields.flatMap((field) => {
    const text = notes[field]?.trim();
    return text ? [{ field, text }] : [];
  });
  const buttons = (against?: ReactNode) =>
    of.offers.length > 0 && (
      <StickyActions>
        <Moves
          offers={of.offers}
          words={productMoveWords}
          make={async (move, { note }) => {
            const isReturn = move === 'notPass' || move === 'return';
            await moveProduct(of.id, { move, version: of.version, note, notes: isReturn ? written : [] });
            setNotes({});
            if (move === 'unlist') await onGone?.();
          }}
          changes={dockingChanges}
          against={({ move }) => (move === 'submit' || move === 'askChange' ? against : undefined)}
        />
      </StickyActions>
    );
  return (
    <>
      <PageHeader back={back} title={<ProductName of={of} />} actions={more}>
        <LocalizedName of={namesOf(of.unit)} />
      </PageHeader>
      <p className="mb-4 flex flex-wrap items-center gap-3">
        <ProductStanding word={of.status} />
        <span className="text-muted">
          <Trans>
            Since <DateTime at={of.statusSince} short />
          </Trans>
        </span>
        {of.isListed && (
          <TextLink to="/docking/service/detail" search={{ activityId: of.activityId, productId: of.id }}>
            <Trans>As customers see it</Trans>
          </TextLink>
        )}
      </p>
      <LastReturn of={of} />
      <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          {of.isEditable ? (
            <ProductFormCard key={`${of.id} ${of.status}`} of={of}>
              {(against) => buttons(against)}
            </ProductFormCard>
          ) : (
            <>
              <Card>
                <Read of={of} notes={notes} setNotes={setNotes} />
                <ProductFiles productId={of.id} readOnly />
              </Card>
              {buttons()}
            </>
          )}
        </div>
        <ProductHistory of={of} />
      </div>
    </>
  );
}

/** The text, with the notes of the last return, and those that go along with the next. */
function Read({
  of,
  notes,
  setNotes,
}: {
  of: OneProduct;
  notes: Notes;
  setNotes: (change: (notes: Notes) => Notes) => void;
}) {
  const { t } = useLingui();
  if (!of.mayNote && of.notes.length === 0) return <ProductText of={of} />;
  return (
    <ProductText
      of={of}
      below={(field) => (
        <div className="flex flex-col gap-2">
          {of.notes
            .filter((note) => note.field === field)
            .map((note) => (
              <NoteToAnswer key={note.id} note={note} mayAnswer={false} />
            ))}
          {of.mayNote && (
            <NoteToWrite
              label={t(productFieldWords[field])}
              text={notes[field]}
              onText={(text) =>
                setNotes(({ [field]: _before, ...rest }) => (text === undefined ? rest : { ...rest, [field]: text }))
              }
            />
          )}
        </div>
      )}
    />
  );
}

/** Why it came back, first. */
function LastReturn({ of }: { of: OneProduct }) {
  const last = of.history[0];
  if (!of.mayAnswer || !last?.reason) return null;
  return (
    <div className="mb-4 max-w-reading rounded-card bg-warn-soft px-4 py-3 text-on-warn-soft">
      <p className="font-semibold">
        <Trans>What is to be changed</Trans>
      </p>
      <p className="break-words whitespace-pre-line">{last.reason}</p>
    </div>
  );
}
