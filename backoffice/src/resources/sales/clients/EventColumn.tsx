import { Box, Chip, Link, Stack } from '@mui/material';
import type { ClientEvent } from '@odonta/api/contract';
import { type ClientEventKind, clientEventKinds } from '@odonta/db/vocabulary/identity/clientEvents.ts';
import { letterStatuses } from '@odonta/db/vocabulary/letters.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { Step } from '../../../kit/history/Timeline.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

interface EventColumnProps {
  /** The path of the client or record, such as `orders/12`. */
  of: string;
  /** Events of another version of it are others. */
  cacheKey: readonly unknown[];
  kinds?: readonly ClientEventKind[];
}

const everyKind = Object.keys(clientEventKinds) as ClientEventKind[];

/** Everything that happened with one client or record, newest first, of one kind or of all. */
export function EventColumn({ of, cacheKey, kinds = everyKind }: EventColumnProps) {
  const provider = useStaffData();
  const [kind, setKind] = useState<ClientEventKind | null>(null);
  const { data, error } = useQuery({
    queryKey: [...cacheKey, 'timeline', kind],
    queryFn: () => provider.timeline(of, kind),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <>
      <Kinds kinds={kinds} chosen={kind} choose={setKind} />
      {error && <Box role="alert">{wordsOf(error, 'Хроника не загрузилась')}</Box>}
      {data?.events.length === 0 && (kind ? 'Событий этого вида нет.' : 'Событий нет.')}
      <Box component="ol" aria-label="События" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.events.map((event) => (
          <Event
            key={event.key}
            event={event}
            isOfCard={of === `${event.record.resource}/${event.record.id}`}
          />
        ))}
      </Box>
      {data?.has_more && <Box sx={{ mt: 2 }}>Показаны последние {data.events.length} событий.</Box>}
    </>
  );
}

interface KindsProps {
  kinds: readonly ClientEventKind[];
  chosen: ClientEventKind | null;
  choose(kind: ClientEventKind | null): void;
}

function Kinds({ kinds, chosen, choose }: KindsProps) {
  const labelled = kinds.map((kind) => [kind, clientEventKinds[kind]] as const);
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Какие события"
      sx={{ gap: 0.75, flexWrap: 'wrap', mb: 2 }}
    >
      {[[null, 'Все'] as const, ...labelled].map(([kind, label]) => (
        <Chip
          key={label}
          component="button"
          type="button"
          clickable
          label={label}
          aria-pressed={kind === chosen}
          color={kind === chosen ? 'primary' : 'default'}
          variant={kind === chosen ? 'filled' : 'outlined'}
          onClick={() => choose(kind)}
        />
      ))}
    </Stack>
  );
}

interface EventProps {
  event: ClientEvent;
  /** Its record is the card around it, and needs no link. */
  isOfCard: boolean;
}

function Event({ event, isOfCard }: EventProps) {
  const { kind, at, detail, actor, delivery, record } = event;
  const title = <Title event={event} />;
  const isTransition = kind !== 'NOTES' && kind !== 'CONSENTS';
  return (
    <Step
      title={
        isOfCard ? (
          title
        ) : (
          <>
            {title} ·{' '}
            <RecordPointer
              resource={record.resource}
              id={record.id}
              name={record.name ?? `№\u00a0${record.id}`}
            />
          </>
        )
      }
      at={at}
      actor={actor}
      reason={isTransition ? detail : null}
    >
      {!isTransition && detail && <Box sx={{ whiteSpace: 'pre-line' }}>{detail}</Box>}
      {delivery && <StatusChip status={delivery} label={letterStatuses[delivery].label} />}
    </Step>
  );
}

/** Texts and addresses of letters are in the outbox, for those who may open it. */
function Title({ event: { title, letter_id } }: { event: ClientEvent }) {
  const { may } = useRights();
  if (letter_id === null || !may('queues.show')) return title;
  return (
    <Link component={RouterLink} to={`/outbox/${letter_id}/show`}>
      {title}
    </Link>
  );
}
