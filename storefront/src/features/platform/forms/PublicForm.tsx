import { type ReactNode, useEffect } from 'react';
import { type FieldPath, type FieldValues, FormProvider } from 'react-hook-form';
import { ErrorSummary } from '../../../components/ui/ErrorSummary.tsx';
import { useAwake } from '../../../islands/useAwake.ts';
import { FormActions, type FormWords } from './FormActions.tsx';
import { type FormShape, fieldId, ShapeProvider } from './formShape.ts';
import { problemsOf } from './problems.ts';
import type { ServerForm } from './useServerForm.ts';

interface Props<Values extends FieldValues> {
  form: ServerForm<Values>;
  shape: FormShape<Values>;
  /** Absent where the form is the page itself: then nothing is closed, and the focus stays. */
  close?: () => void;
  words?: FormWords;
  /** Fields of this kit, in the order of the shape's labels. */
  children: ReactNode;
}

/**
 * The common parts of all forms of the site: the summary of errors, the failure message, the buttons. Before
 * hydration it is inert: the browser itself would send it, with passwords in the address.
 */
export function PublicForm<Values extends FieldValues>({
  form,
  shape,
  close,
  words,
  children,
}: Props<Values>) {
  const { methods, submit, attempt, failure } = form;
  const { formState, setFocus } = methods;
  const problems = problemsOf(formState.errors, shape.labels, (field) => fieldId(shape.name, field));
  const first = Object.keys(shape.labels)[0] as FieldPath<Values>;
  const isDialog = close !== undefined;
  useEffect(() => {
    if (isDialog) setFocus(first);
  }, [isDialog, setFocus, first]);
  useTitleOfErrors(problems.length > 0);
  const isAwake = useAwake();

  return (
    <FormProvider {...methods}>
      <ShapeProvider value={shape}>
        <form className="form" onSubmit={submit} noValidate inert={!isAwake}>
          <ErrorSummary problems={problems} attempt={attempt} />
          {children}
          <p className="form__failure" role="status">
            {failure}
          </p>
          <FormActions isBusy={formState.isSubmitting} close={close} words={words} />
        </form>
      </ShapeProvider>
    </FormProvider>
  );
}

/** The title is the first thing a screen reader says of a page one comes back to. */
function useTitleOfErrors(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return;
    const title = document.title;
    document.title = `Ошибка: ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}
