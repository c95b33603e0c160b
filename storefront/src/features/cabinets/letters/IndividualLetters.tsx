import { individualSession } from '../../identity/sessions/sessions.ts';
import { IndividualCabinet } from '../individual/IndividualCabinet.tsx';
import { OwnLetters } from './OwnLetters.tsx';

export default function IndividualLetters() {
  return (
    <IndividualCabinet>
      {() => <OwnLetters session={individualSession} path="/individual/me/letters" />}
    </IndividualCabinet>
  );
}
