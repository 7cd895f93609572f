import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OneProduct } from '#contract/docking/product.ts';
import { productFields, type ProductForm, productProblems } from '#domain/docking/product-form.ts';
import { changed } from '#web/api/changed.ts';
import { FieldNotes } from '#web/case/field-notes.tsx';
import { FormCard } from '#web/case/form-card.tsx';
import { useSavingForm } from '#web/moves/use-saving-form.ts';
import { answerNote, dockingChanges, productQuery, productsKey, saveProduct } from '../queries.ts';
import { productFieldWords } from '../words.ts';
import { ProductFields } from './product-fields.tsx';
import { ProductFiles } from './product-files.tsx';
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
  const saving = useProductForm(of);
  const { form } = saving;
  const problems = new Set(productProblems(form.values, of.unitLimit).map(({ path }) => path));
  return (
    <FormCard
      saving={saving}
      missing={productFields.filter((field) => problems.has(field)).map((field) => t(productFieldWords[field]))}
      labelOf={(field) => t(productFieldWords[field])}
      show={(field, values) => <ProductValue of={values} field={field} units={of.intended} />}
      fields={
        <ProductFields
          of={of}
          form={form}
          below={(field) => <FieldNotes notes={of.notes} field={field} answering={of.mayAnswer ? answering : null} />}
        />
      }
      files={<ProductFiles productId={of.id} readOnly={of.isListed} />}
    >
      {children}
    </FormCard>
  );
}

const answering = { call: answerNote, changes: dockingChanges };
