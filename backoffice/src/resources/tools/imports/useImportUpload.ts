import type { ImportSubject } from '@odonta/db/vocabulary/tools/imports/importSubjects.ts';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { isFailure } from '../../../kit/api/failure.ts';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';

/** Uploads the file and opens its columns; its errors are shown beside it. */
export function useImportUpload() {
  const provider = useStaffData();
  const redirect = useRedirect();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function upload(subject: ImportSubject, file: File) {
    setBusy(true);
    setError(null);
    try {
      const { id } = await provider.uploadImport(subject, file);
      redirect('show', 'imports', id);
    } catch (failure) {
      const fieldError = isFailure(failure) ? failure.body.errors?.file : undefined;
      setError(fieldError ?? wordsOf(failure, 'Не удалось загрузить файл'));
    } finally {
      setBusy(false);
    }
  }

  return { upload, error, isBusy };
}
