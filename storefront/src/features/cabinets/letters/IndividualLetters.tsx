import { individualSession } from '../../identity/sessions/sessions.ts';
import { IndividualCabinet } from '../individual/IndividualCabinet.tsx';
import { Adverts } from './Adverts.tsx';
import styles from './letters.module.css';
import { OwnLetters } from './OwnLetters.tsx';
import { PartnerContacts } from './PartnerContacts.tsx';

export default function IndividualLetters() {
  return (
    <IndividualCabinet>
      {() => (
        <div className={styles.addresses}>
          <OwnLetters session={individualSession} path="/individual/me/letters" />
          <Adverts />
          <PartnerContacts />
        </div>
      )}
    </IndividualCabinet>
  );
}
