import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { FormattedTextInputProps } from './FormattedTextEditor.tsx';

const Editor = lazy(() => import('./FormattedTextEditor.tsx'));

/** A formatted text. The editor is heavy and loaded only by forms that have one. */
export const FormattedTextInput = (props: FormattedTextInputProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={props.minHeight ?? 260} />}>
    <Editor {...props} />
  </Suspense>
);
