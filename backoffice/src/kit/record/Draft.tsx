import { useCallback, useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { changesOf } from '../api/changes.ts';
import { useSessionEnded } from '../session/useSessionEnded.ts';

type Values = Record<string, unknown>;

interface Stored {
  /** Of the record that was changed; absent for a new one. */
  version: unknown;
  changes: Values;
}

const pauseMs = 500;

/**
 * Input that is not saved outlives a reload, a crash of the tab and the end of the session: it is stored in this tab
 * as it is typed, and comes back when the form is opened again. Leaving the form on purpose drops it.
 */
export function Draft() {
  const { pathname } = useLocation();
  const { getValues, setValue, subscribe } = useFormContext();
  const formState = useFormState();
  const notify = useNotify();
  const key = `odonta.draft:${pathname}`;
  const original = formState.defaultValues as Values | undefined;
  const version = original?.version;
  const askedFor = useRef<string>(undefined);

  const store = useCallback(() => {
    const changes = changesOf(getValues(), original);
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ version, changes } satisfies Stored));
  }, [key, getValues, original, version]);
  const hasEnded = useSessionEnded(store);

  useEffect(() => {
    // The form sets the record's values once it is ready; values restored earlier would be lost again.
    if (!formState.isReady || askedFor.current === key) return;
    // Once: what is stored later is of this very form, and has been saved when the record changes.
    askedFor.current = key;
    const stored = sessionStorage.getItem(key);
    if (!stored) return;
    const draft = JSON.parse(stored) as Stored;
    for (const [field, value] of Object.entries(draft.changes)) setValue(field, value, { shouldDirty: true });
    const isOutdated = draft.version !== version;
    notify(isOutdated ? restoredOverNewer : restored, {
      type: isOutdated ? 'warning' : 'info',
      autoHideDuration: 8000,
    });
  }, [key, setValue, notify, formState.isReady, version]);

  useEffect(() => {
    if (!formState.isReady) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(store, pauseMs);
      },
    });
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('pagehide', store);
    };
  }, [subscribe, store, formState.isReady]);

  const isLeftOnPurpose = useRef(true);
  isLeftOnPurpose.current = !hasEnded;
  useEffect(
    () => () => {
      if (isLeftOnPurpose.current) sessionStorage.removeItem(key);
    },
    [key],
  );
  return null;
}

const restored = 'Ваши несохранённые изменения восстановлены. Проверьте и сохраните их.';
const restoredOverNewer =
  'Ваши несохранённые изменения восстановлены, но запись с тех пор изменили. Сверьте их перед сохранением.';
