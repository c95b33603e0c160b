import { useEffect } from 'react';

/** Tabs of a browser are told apart by their titles; react-admin leaves the document's own untouched. */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · Одонта` : 'Одонта · бэк-офис';
  }, [title]);
}
