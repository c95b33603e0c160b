import type { AdMarks } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { describedBy, Field } from '../../../../components/ui/Field.tsx';

export const markLabels: Readonly<Record<keyof AdMarks, string>> = {
  ad_company: 'Рекламодатель',
  ad_inn: 'ИНН рекламодателя',
  ad_reg_number: 'Токен (erid)',
};
export const markHints: Readonly<Partial<Record<keyof AdMarks, string>>> = {
  ad_reg_number: 'Его выдаёт оператор рекламных данных',
};
const markLengths = { ad_company: 200, ad_inn: 12, ad_reg_number: 100 } as const;

interface Props {
  marks: AdMarks;
  errors: Partial<Record<string, string>>;
  onChange(marks: AdMarks): void;
}

/** The legal marks of an advert, as it is bought. */
export function MarksFields({ marks, errors, onChange }: Props) {
  return (Object.keys(markLabels) as (keyof AdMarks)[]).map((name) => {
    const [id, hint, error] = [`ad-${name}`, markHints[name], errors[name]];
    return (
      <Field key={name} id={id} label={markLabels[name]} hint={hint} error={error}>
        <input
          className="input"
          autoComplete="off"
          maxLength={markLengths[name]}
          inputMode={name === 'ad_inn' ? 'numeric' : 'text'}
          value={marks[name]}
          onChange={({ target }) => onChange({ ...marks, [name]: target.value })}
          {...describedBy(id, { hint, error })}
        />
      </Field>
    );
  });
}
