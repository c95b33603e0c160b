import { ratingOf } from '../../../vocabulary/catalog/reviews/rating.ts';
import type { RejectCode, ReplyAuthor, ReviewScores } from '../../../vocabulary/catalog/reviews/review.ts';
import type { ModerationStatus } from '../../../vocabulary/statuses.ts';
import { reviewers, reviewParts } from '../cast/reviews.ts';
import type { Random } from './random.ts';

export interface DemoReview {
  client_name: string;
  is_unnamed: boolean;
  verified: boolean;
  scores: ReviewScores;
  rating: number;
  text: string;
  pros: string | null;
  cons: string | null;
  status: ModerationStatus;
  reject_code: RejectCode | null;
  reply: { author_kind: ReplyAuthor; text: string; status: ModerationStatus } | null;
  daysAgo: number;
}

/** One review of a course: most are good, some are not, and the newest still wait for moderation. */
export function makeReview(random: Random, isOnline: boolean): DemoReview {
  const mood = random.weighed([
    [5, 58],
    [4, 27],
    [3, 10],
    [2, 5],
  ] as const);
  const scores = scoresAround(random, mood, isOnline);
  const said = {
    client_name: random.pick(reviewers),
    is_unnamed: random.chance(0.12),
    verified: random.chance(0.7),
    scores,
    rating: ratingOf(scores),
    pros: random.chance(0.3) ? random.pick(reviewParts.pros) : null,
    cons: random.chance(0.2) ? random.pick(reviewParts.cons) : null,
  };
  const status = random.weighed([
    ['CONFIRMED', 90],
    ['CREATED', 6],
    ['REJECTED', 4],
  ] as const);
  if (status === 'REJECTED') {
    const [reject_code, text] = random.pick(reviewParts.refused);
    const daysAgo = random.between(3, 200);
    return { ...said, verified: false, text, status, reject_code, reply: null, daysAgo };
  }
  return {
    ...said,
    text: textOf(random, mood, isOnline),
    status,
    reject_code: null,
    reply: status === 'CONFIRMED' && random.chance(0.22) ? replyOf(random) : null,
    daysAgo: status === 'CREATED' ? random.between(0, 4) : random.between(5, 400),
  };
}

function scoresAround(random: Random, mood: number, isOnline: boolean): ReviewScores {
  const near = () =>
    Math.max(
      1,
      Math.min(
        5,
        mood +
          random.weighed([
            [0, 7],
            [1, 2],
            [-1, 2],
          ] as const),
      ),
    );
  return {
    program: near(),
    lecturer: near(),
    organisation: near(),
    practice: isOnline ? null : near(),
  };
}

function textOf(random: Random, mood: number, isOnline: boolean): string {
  const { openings, lecturer, practice, organisation, closings, flaws, complaints } = reviewParts;
  if (mood === 2)
    return [random.pick(complaints), ...random.some(flaws, 2), random.pick(organisation)].join(' ');
  const about = [lecturer, ...(isOnline ? [] : [practice]), organisation];
  const details = about.filter(() => random.chance(mood === 3 ? 0.4 : 0.7)).map((part) => random.pick(part));
  const doubts = mood === 5 ? [] : random.some(flaws, mood === 4 ? 1 : 2);
  const end = mood >= 4 && random.chance(0.6) ? [random.pick(closings)] : [];
  return [random.pick(openings), ...details, ...doubts, ...end].join(' ');
}

function replyOf(random: Random): DemoReview['reply'] {
  return {
    author_kind: random.chance(0.75) ? 'CENTER' : 'LECTURER',
    text: random.pick(reviewParts.replies),
    status: random.chance(0.85) ? 'CONFIRMED' : 'CREATED',
  };
}
