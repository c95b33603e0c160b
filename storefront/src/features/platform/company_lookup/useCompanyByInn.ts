import type { CompanyByInn } from '@odonta/api/contract';
import { legalRegistration } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { violationOf } from '@odonta/db/vocabulary/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { get } from '../../../lib/api.ts';
import { useShape } from '../forms/formShape.ts';

/** Ten digits may be the first of twelve. */
const typingEndsMs = 400;

const filledIn = ['name', 'kpp', 'ogrn', 'address'] as const;

/** Looks the tax number up in the register, fills in fields that are still empty, and returns a message about the result. */
export function useCompanyByInn(within: string): string {
  const { setValue, getValues } = useFormContext();
  const { labels } = useShape();
  const typed: unknown = useWatch({ name: `${within}inn` });
  const inn = typeof typed === 'string' ? typed.trim() : '';
  const ours = useRef<Record<string, string>>({});
  const about = useRef(inn);
  const fields = useRef(labels);
  fields.current = labels;
  const [said, setSaid] = useState('');

  useEffect(() => {
    setSaid('');
    // Data of another company does not stay under this number.
    const former = about.current === inn ? [] : Object.entries(ours.current);
    for (const [field, value] of former) {
      if (value !== '' && getValues(field) === value) setValue(field, '', { shouldDirty: true });
      delete ours.current[field];
    }
    about.current = inn;
    if (inn === '' || violationOf(legalRegistration.inn, inn) !== null) return;
    const asking = new AbortController();
    const take = (company: CompanyByInn | null) => {
      if (asking.signal.aborted || !company) return;
      let filled = 0;
      for (const field of filledIn.map((name) => `${within}${name}`)) {
        const value = company[field.slice(within.length) as (typeof filledIn)[number]] ?? '';
        const stands = String(getValues(field) ?? '');
        const isTyped = stands !== '' && stands !== ours.current[field];
        if (!(field in fields.current) || isTyped || stands === value) continue;
        setValue(field, value, { shouldDirty: true, shouldValidate: true });
        ours.current[field] = value;
        filled += 1;
      }
      setSaid(wordsFor(company, filled > 0));
    };
    // The register only helps: without it the visitor types, and sees no error.
    const timer = setTimeout(
      () =>
        void get<CompanyByInn | null>('/companies/byInn', { inn }, asking.signal).then(take, () => undefined),
      typingEndsMs,
    );
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [inn, within, getValues, setValue]);
  return said;
}

function wordsFor({ name, is_active }: CompanyByInn, isFilled: boolean): string {
  if (!is_active) return `По реестру ${name} не действует: проверьте ИНН.`;
  return isFilled ? `${name}: заполнили по реестру, проверьте.` : `По реестру это ${name}.`;
}
