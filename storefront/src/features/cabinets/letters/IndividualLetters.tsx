import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { Cabinet } from '../account/Cabinet.tsx';
import { OwnLetters } from './OwnLetters.tsx';

export default function IndividualLetters() {
  return (
    <Cabinet session={individualSession} entry={paths.individualEntry}>
      {() => <OwnLetters session={individualSession} path="/individual/me/letters" />}
    </Cabinet>
  );
}
