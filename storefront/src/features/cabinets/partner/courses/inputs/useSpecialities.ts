import type { Specialization } from '@odonta/api/contract';
import { useEffect, useState } from 'react';
import { get } from '../../../../../lib/api.ts';

let asked: Promise<Specialization[]> | null = null;

/** Specialities of doctors, asked for once by whatever shows them first. */
export function useSpecialities(): readonly Specialization[] {
  const [all, setAll] = useState<Specialization[]>([]);
  useEffect(() => {
    asked ??= get<Specialization[]>('/specializations');
    asked.then(setAll, () => {
      asked = null;
    });
  }, []);
  return all;
}
