import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OneProduct } from '#contract/docking/product.ts';
import { productFields, type ProductForm, productProblems } from '#domain/docking/product-form.ts';
import { changed } from '#web/api/changed.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { useSavingForm } from '#web/moves/use-saving-form.ts';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { productQuery, productsKey, saveProduct } from '../queries.ts';
import { productFieldWords } from '../words.ts';
import { ProductFields } from './product-fields.tsx';
import { ProductFiles } from './product-files.tsx';
import { NoteToAnswer } from './product-notes.tsx';
import { ProductValue } from './product-value.tsx';

function useProductForm(of: OneProduct) {
  const client = useQueryClient();
  return useSavingForm<ProductForm>({
    draftKey: `docking:${of.id}`,
    loaded: { values: of.form, version: of.version },
    save: async ({ values, version }) => {
      const saved = await saveProduct(of.id, { version, form: values });
      await changed(productsKey);
      return saved;
    },
    fetchNewest: async () => {
      const newest = await client.fetchQuery({ ...productQuery(of.id), staleTime: 0 });
      return { values: newest.form, version: newest.version };
    },
  });
}

/** The form of a draft with its notes and files. @param children gets what is still to be done before it is handed in */
export function ProductFormCard({ of, children }: { of: OneProduct; children: (against: ReactNode) => ReactNode }) {
  const { t } = useLingui();
  const { form, isUnsaved, conflict, resolve, leaveConflict } = useProductForm(of);
  const problems = new Set(productProblems(form.values, of.unitLimit).map(({ path }) => path));
  const list = productFields
    .filter((field) => problems.has(field))
    .map((field) => t(productFieldWords[field]))
    .join(', ');
  const against = isUnsaved ? (
    <Trans>Saving what you typed…</Trans>
  ) : list ? (
    <Trans>Still to be filled in or corrected: {list}</Trans>
  ) : undefined;
  return (
    <>
      <Card>
        <form {...form.props} className="flex max-w-reading flex-col gap-5">
          <ProductFields
            of={of}
            form={form}
            below={(field) =>
              of.notes
                .filter((note) => note.field === field)
                .map((note) => <NoteToAnswer key={note.id} note={note} mayAnswer={of.mayAnswer} />)
            }
          />
          <FormError>{form.error}</FormError>
          <p role="status" className="text-sm text-muted">
            {isUnsaved ? (
              form.error ? (
                <Trans>Saved on this device, will be sent when it can be.</Trans>
              ) : (
                <Trans>Saving…</Trans>
              )
            ) : (
              <Trans>Everything is saved.</Trans>
            )}
          </p>
        </form>
        <ProductFiles productId={of.id} readOnly={of.isListed} />
      </Card>
      {children(against)}
      {conflict && (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => t(productFieldWords[field])}
          show={(field, values) => <ProductValue of={values} field={field} units={of.intended} />}
          onResolve={resolve}
          onClose={leaveConflict}
        />
      )}
    </>
  );
}
