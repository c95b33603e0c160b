import type { OwnBonuses, OwnInvitations } from '@odonta/api/contract';
import { individualSection, paths } from '@odonta/db/vocabulary/addresses.ts';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { Panel } from '../account/Panel.tsx';
import { BonusBalance, BonusHistory } from '../own/BonusPanels.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { FriendsPanel } from './FriendsPanel.tsx';
import { IndividualCabinet } from './IndividualCabinet.tsx';

export default function IndividualBonuses() {
  return (
    <IndividualCabinet>
      {() => (
        <Own<OwnBonuses> session={individualSession} path="/individual/bonuses">
          {(own) => <Bonuses own={own} />}
        </Own>
      )}
    </IndividualCabinet>
  );
}

function Bonuses({ own }: { own: OwnBonuses }) {
  if (!own.is_phone_proved)
    return (
      <Panel title="Подтвердите телефон">
        <p>Бонусы копятся по номеру телефона. Войдите в кабинет по коду из СМС, и они появятся здесь.</p>
      </Panel>
    );
  return (
    <div className={styles.two}>
      <BonusBalance of={own}>
        <p className="muted">
          Один бонус — один рубль: их можно списать при записи на курс или{' '}
          <a href={individualSection('gifts')}>обменять на подарок</a>.{' '}
          <a href={paths.bonus}>Как копить и тратить</a>
        </p>
      </BonusBalance>
      <BonusHistory changes={own.changes} />
      <Own<OwnInvitations> session={individualSession} path="/individual/invitations">
        {(of) => <FriendsPanel of={of} />}
      </Own>
    </div>
  );
}
