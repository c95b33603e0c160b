import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type Card,
  createDocumentStore,
  type DocumentState,
  type DocumentStore,
  type Means,
} from './documentStore.ts';
import { type Named, storedOf, storeOf } from './unsavedStore.ts';

type Given<Own, Values> = Omit<Means<Own, Values>, 'store'>;

/** The editor of one kind of document: its context, and the ways into it. */
export function documentContext<Own extends Card<Values>, Values extends object>(kind: Named['kind']) {
  const Context = createContext<DocumentStore<Own, Values> | null>(null);

  /** The store of an opened document: it tries again when the network, the tab or the session is back. */
  function useNewStore(card: Own, means: Given<Own, Values>): DocumentStore<Own, Values> {
    const [document] = useState(() => {
      const named = { kind, id: card.id };
      return createDocumentStore<Own, Values>(card, storedOf<Values>(named), {
        ...means,
        store: storeOf(named),
      });
    });
    useSavedInTime(document);
    return document;
  }

  function useStore(): DocumentStore<Own, Values> {
    const document = useContext(Context);
    if (!document) throw new Error('A part of the editor stands outside of its document');
    return document;
  }

  function useDocument(): DocumentState<Own, Values> {
    const document = useStore();
    return useSyncExternalStore(document.subscribe, document.current, document.current);
  }

  return { Provider: Context.Provider, useNewStore, useStore, useDocument };
}

function useSavedInTime<Own extends Card<Values>, Values>(saving: DocumentStore<Own, Values>): void {
  useEffect(() => {
    const retry = () => saving.retry();
    const warn = (event: BeforeUnloadEvent) => {
      const { isStored, phase } = saving.current();
      if (!isStored && phase !== 'saved') event.preventDefault();
    };
    const leave = () => document.visibilityState === 'hidden' && void saving.flush();
    addEventListener('online', retry);
    addEventListener('focus', retry);
    addEventListener('storage', retry);
    addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('online', retry);
      removeEventListener('focus', retry);
      removeEventListener('storage', retry);
      removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', leave);
      saving.stop();
    };
  }, [saving]);
}
