import { partnerSession } from '../../identity/sessions/sessions.ts';
import { PartnerCabinet } from '../partner/PartnerCabinet.tsx';
import { OwnLetters } from './OwnLetters.tsx';

export default function PartnerLetters() {
  return (
    <PartnerCabinet>
      <OwnLetters session={partnerSession} path="/partner/me/letters" />
    </PartnerCabinet>
  );
}
