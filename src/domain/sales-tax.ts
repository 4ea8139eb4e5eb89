/** What a venue says of sales tax beside its prices. */

/** Tax comes on top of all prices, is in them, or is not charged at all. */
export const salesTaxes = ['added', 'included', 'none'] as const;
export type SalesTax = (typeof salesTaxes)[number];

export interface Taxed {
  /** Absent where it comes on top. */
  salesTax?: SalesTax | undefined;
}

/** True where tax comes on top of the prices. */
export const isTaxAdded = ({ salesTax = 'added' }: Taxed): boolean => salesTax === 'added';

/** What stands behind an amount: `$105 to $117 before tax`, `$105 with tax`; nothing where none is charged. */
export const besideTax = ({ salesTax = 'added' }: Taxed): string =>
  ({ added: ' before tax', included: ' with tax', none: '' })[salesTax];

/** The same as an aside: `in all, before tax`; nothing where none is charged. */
export const asideOfTax = ({ salesTax = 'added' }: Taxed): string =>
  ({ added: ', before tax', included: ', with tax', none: '' })[salesTax];

/** The same as a sentence: `Before tax. `; nothing where none is charged. */
export const sentenceOfTax = ({ salesTax = 'added' }: Taxed): string =>
  ({ added: 'Before tax. ', included: 'Tax included. ', none: '' })[salesTax];
