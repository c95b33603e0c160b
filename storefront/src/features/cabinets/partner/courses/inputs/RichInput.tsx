import { RichText } from '../../editor/fields/RichText.tsx';
import { CourseField } from './CourseField.tsx';
import { useField, useIsClosed } from './useField.ts';

type RichName = 'text' | 'program' | 'for_whom' | 'result' | 'requirements';

export function RichInput({ name, hint }: { name: RichName; hint?: string }) {
  const { value, set, label } = useField(name);
  const isClosed = useIsClosed();
  return (
    <CourseField name={name} hint={hint} isGroup>
      {(input) => <RichText {...{ input, label, value, set, isClosed }} headings={[3]} />}
    </CourseField>
  );
}
