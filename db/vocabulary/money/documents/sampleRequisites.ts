/** The initial requisites of every installation: a bank of no region, whose accounts do not exist. */
export const sampleRequisites = {
  inn: '7701234560',
  bic: '040000901',
  account: '40702810700000012345',
};

/** Whether any number by which money would find its way is still one of the sample. */
export const isSample = (details: Readonly<Record<keyof typeof sampleRequisites, string>>): boolean =>
  (Object.keys(sampleRequisites) as (keyof typeof sampleRequisites)[]).some(
    (field) => details[field] === sampleRequisites[field],
  );
