import { Trans, useLingui } from '@lingui/react/macro';
import type { MifProduct } from '#domain/application/application.ts';
import { emptyMifProduct, maxMifProducts, mifProductRules } from '#domain/application/check-mif.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fieldNames } from './field-words.ts';
import { useDraftState, useDraftStore, useMifField, useProblem } from './use-draft-of.ts';

const fields = ['nameTc', 'nameEn', 'summaryTc', 'summaryEn'] as const satisfies readonly (keyof MifProduct)[];

/** Up to five products that others may be interested in (row 137). */
export function MifProducts() {
  const { t } = useLingui();
  const store = useDraftStore();
  const count = useDraftState(({ form }) => form.mif.mifProducts.length);
  const { onChange } = useMifField('mifProducts');
  const now = () => store.get().form.mif.mifProducts;
  return (
    <Card title={<Trans>Products for matching</Trans>} level={3}>
      <div className="flex flex-col gap-6">
        {Array.from({ length: count }, (_, at) => (
          <fieldset key={`${count}-${at}`} className="flex flex-col gap-4 border-b border-line pb-6">
            <legend className="sr-only">
              <Trans>Product {at + 1}</Trans>
            </legend>
            <div className="flex items-center justify-between">
              <p className="font-semibold" aria-hidden>
                <Trans>Product {at + 1}</Trans>
              </p>
              <IconButton
                icon="trash"
                label={t`Remove product ${at + 1}`}
                onClick={() => onChange(now().filter((_product, place) => place !== at))}
              />
            </div>
            {fields.map((field) => (
              <ProductText key={field} at={at} of={field} />
            ))}
          </fieldset>
        ))}
        <div>
          <Button
            icon="plus"
            disabledReason={count >= maxMifProducts ? t`At most ${maxMifProducts} products` : undefined}
            onClick={() => onChange([...now(), emptyMifProduct])}
          >
            <Trans>Add a product</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}

function ProductText({ at, of }: { at: number; of: keyof MifProduct }) {
  const { t } = useLingui();
  const store = useDraftStore();
  const path = `mif.mifProducts.${at}.${of}`;
  const value = useDraftState(({ form }) => form.mif.mifProducts[at]?.[of] ?? '');
  const error = useProblem(path);
  return (
    <TextField
      name={path}
      label={t(fieldNames[`mifProduct.${of}`])}
      limit={mifProductRules[of].limit}
      value={value}
      error={error}
      onChange={(text) =>
        store.change(
          ({ form, boards }) => ({
            boards,
            form: {
              ...form,
              mif: {
                ...form.mif,
                mifProducts: form.mif.mifProducts.map((product, place) =>
                  place === at ? { ...product, [of]: text } : product,
                ),
              },
            },
          }),
          [path],
        )
      }
    />
  );
}
