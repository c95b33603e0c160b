import { type ChangeEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useStaffData } from '../api/useStaffData.ts';
import type { PictureFolder } from './pictures.ts';

/** Sends a chosen file and writes its name, and a first description, into the form. */
export function useUpload(source: string, folder: PictureFolder) {
  const { setValue, getValues } = useFormContext();
  const provider = useStaffData();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const put = (field: 'filename' | 'alt', value: string | null) =>
    setValue(`${source}.${field}`, value, { shouldDirty: true, shouldTouch: true });

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    setError(null);
    try {
      const { data } = await provider.upload(folder, file);
      put('filename', data.filename);
      if (!getValues(`${source}.alt`)) put('alt', data.alt);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Не удалось загрузить файл');
    } finally {
      setBusy(false);
      target.value = '';
    }
  }

  return { choose, clear: () => put('filename', null), isBusy, error };
}
