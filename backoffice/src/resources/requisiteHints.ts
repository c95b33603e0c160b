/** The form of a seller's or buyer's requisites. */
export const requisiteHints = {
  inn: '10 цифр, у предпринимателя 12',
  kpp: '9 цифр; у предпринимателя его нет',
  ogrn: '13 цифр, у предпринимателя 15',
  bic: '9 цифр',
  account: '20 цифр',
} as const;
