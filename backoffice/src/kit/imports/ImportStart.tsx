import { useResourceContext } from 'react-admin';
import { ImportButton } from './ImportButton.tsx';
import { TemplateButton } from './TemplateButton.tsx';
import { useImportSubjects } from './useImportSubjects.ts';

/** Where nothing is there yet: the way to bring in many at once, and a table to begin with. */
export function ImportStart() {
  const resource = useResourceContext();
  const subject = useImportSubjects().find((name) => name === resource);
  if (!subject) return null;
  return (
    <>
      <ImportButton />
      <TemplateButton subject={subject} />
    </>
  );
}
