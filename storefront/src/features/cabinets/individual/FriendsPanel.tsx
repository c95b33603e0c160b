import type { OwnInvitations } from '@odonta/api/contract';
import { inviteLink } from '@odonta/db/vocabulary/loyalty/bonuses/earningRules.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useId } from 'react';
import { copyText } from '../../sales/companies/seats/copyText.ts';
import { Panel } from '../account/Panel.tsx';
import { bonusesInWords } from '../own/BonusPanels.tsx';
import styles from '../own/own.module.css';
import { cameInWords } from './friendWords.ts';

/** The link for friends: the reward for one, and how many have come. Absent without a reward and without friends. */
export function FriendsPanel({ of }: { of: OwnInvitations }) {
  const { code, terms, came } = of;
  if (code === null || (terms === null && came === 0)) return null;
  return (
    <Panel title="Пригласите друга">
      {terms === null ? (
        <p>Сейчас за новых друзей бонусы не начисляются.</p>
      ) : (
        <>
          <p>
            Отправьте ссылку коллеге, который ещё не учился через «Одонту». Он войдёт по своему телефону и
            запишется на курс, а когда курс пройдёт, вы получите {bonusesInWords(terms.amount)}, но не больше,
            чем он заплатил.
          </p>
          <p className="muted">
            Бонусы станут доступны через 14 дней после курса и действуют{' '}
            {plural(terms.expiry_days, ['день', 'дня', 'дней'])}. За год начисляем не больше чем за{' '}
            {plural(terms.most, ['друга', 'друзей', 'друзей'])}. Коллег из вашей организации и свои другие
            номера пригласить нельзя.
          </p>
          <FriendLink link={`${location.origin}${inviteLink(code)}`} />
        </>
      )}
      <p>{cameInWords(of)}</p>
    </Panel>
  );
}

function FriendLink({ link }: { link: string }) {
  const id = useId();
  return (
    <div className={styles.link}>
      <label htmlFor={id}>Ваша ссылка</label>
      <input
        className="input"
        id={id}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button
        className="button button--quiet"
        type="button"
        onClick={() => void copyText(link, 'Ссылка скопирована')}
      >
        Скопировать
      </button>
    </div>
  );
}
