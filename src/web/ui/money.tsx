/** Currencies and their signs (D1 §9). */
export const currencySigns = { RMB: '¥', MOP: 'MOP$', HKD: 'HK$', USD: '$' } as const;
export type Currency = keyof typeof currencySigns;

/** `<Money amount="1234.50" currency="MOP" />` is MOP$ 1,234.50; amounts are decimal text, never floating point. */
export function Money({ amount, currency }: { amount: string; currency: Currency }) {
  const [whole = '0', cents] = amount.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
  return (
    <span className="kept-whole tabular-nums">
      {currencySigns[currency]} {cents === undefined ? grouped : `${grouped}.${cents}`}
    </span>
  );
}
