import { useEffect } from 'react';

/** Titles distinguish browser tabs; react-admin leaves the document's own unchanged. */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · Одонта` : 'Одонта · бэк-офис';
  }, [title]);
}
