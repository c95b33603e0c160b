import { useFormContext } from 'react-hook-form';
import type { PictureFolder } from './pictures.ts';
import { useFileUpload } from './useFileUpload.ts';

/** Sends a chosen file and writes its name, and a first description, into the form. */
export function useUpload(source: string, folder: PictureFolder) {
  const { setValue, getValues } = useFormContext();
  const put = (field: 'filename' | 'alt', value: string | null) =>
    setValue(`${source}.${field}`, value, { shouldDirty: true, shouldTouch: true });
  const upload = useFileUpload(folder, ({ filename, alt }) => {
    put('filename', filename);
    if (!getValues(`${source}.alt`)) put('alt', alt);
  });
  return { ...upload, clear: () => put('filename', null) };
}
