import { type Attributes, type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { ReplyRejectCode } from '../../../vocabulary/catalog/reviews/reply.ts';
import type {
  RejectCode,
  ReplyAuthor,
  ReviewFlag,
  ReviewScores,
  ReviewSource,
} from '../../../vocabulary/catalog/reviews/review.ts';
import type { ModerationStatus } from '../../../vocabulary/statuses.ts';
import { moment, numberFromDecimal } from '../../columns.ts';
import type { User } from '../../identity/User.ts';
import { VersionedRow, versionedTable } from '../../row.ts';
import type { Prod } from '../Prod.ts';
import type { ReviewDispute } from './ReviewDispute.ts';

/** The fields that the author may edit; an edited text waits here while the old one stays public. */
export interface ReviewContent {
  client_name: string;
  is_unnamed: boolean;
  scores: ReviewScores | null;
  rating: number;
  text: string;
  pros: string | null;
  cons: string | null;
}

/** Public is a review with `published_at`: also one that waits for its mended text to be looked at. */
export class Review extends VersionedRow<Review> {
  declare prod_id: number;
  declare center_id: number;
  declare lecturers: CreationOptional<number[]>;
  declare code_id: CreationOptional<number | null>;
  declare verified: CreationOptional<boolean>;
  /** How it came to the member of staff who entered it; null where its author wrote it here himself. */
  declare source: CreationOptional<ReviewSource | null>;
  declare entered_by: CreationOptional<number | null>;
  declare client_name: string;
  declare is_unnamed: CreationOptional<boolean>;
  declare email: CreationOptional<string | null>;
  declare score_program: CreationOptional<number | null>;
  declare score_lecturer: CreationOptional<number | null>;
  declare score_organisation: CreationOptional<number | null>;
  declare score_practice: CreationOptional<number | null>;
  declare rating: number;
  declare text: string;
  declare pros: CreationOptional<string | null>;
  declare cons: CreationOptional<string | null>;
  declare readonly status: CreationOptional<ModerationStatus>;
  declare approve: CreationOptional<boolean>;
  declare reject_code: CreationOptional<RejectCode | null>;
  declare moderator_id: CreationOptional<number | null>;
  declare flags: CreationOptional<ReviewFlag[]>;
  declare reply_author_kind: CreationOptional<ReplyAuthor | null>;
  declare reply_text: CreationOptional<string | null>;
  declare reply_status: CreationOptional<ModerationStatus | null>;
  declare replied_at: CreationOptional<Date | null>;
  /** Its writer in a cabinet; null where staff entered it. */
  declare reply_by: CreationOptional<number | null>;
  /** The centre or the lecturer, as named when the reply was written. */
  declare reply_author_name: CreationOptional<string | null>;
  /** The corrected reply under moderation, while `reply_text` stays public if it was. */
  declare reply_revision: CreationOptional<string | null>;
  declare reply_revised_at: CreationOptional<Date | null>;
  declare reply_decided_at: CreationOptional<Date | null>;
  declare reply_reject_code: CreationOptional<ReplyRejectCode | null>;
  declare reply_reject_reason: CreationOptional<string | null>;
  /** Of which sellers a reply was refused: they may not reply again. */
  declare reply_refused_kinds: CreationOptional<ReplyAuthor[]>;
  /** When the author of the review was notified of it, once. */
  declare reply_notified_at: CreationOptional<Date | null>;
  declare revision: CreationOptional<ReviewContent | null>;
  declare revised_at: CreationOptional<Date | null>;
  declare edit_key_hash: CreationOptional<string | null>;
  declare consent_id: number;
  declare published_at: CreationOptional<Date | null>;
  declare rejected_at: CreationOptional<Date | null>;
  declare deleted_at: CreationOptional<Date | null>;
  declare prod: NonAttribute<Prod>;
  declare moderator: NonAttribute<User | null>;
  declare enterer: NonAttribute<User | null>;
  declare dispute: NonAttribute<ReviewDispute | null>;
}

export const initReview = versionedTable(Review, 'reviews', { paranoid: true }, () => ({
  prod_id: DataTypes.INTEGER,
  center_id: DataTypes.INTEGER,
  lecturers: DataTypes.ARRAY(DataTypes.INTEGER),
  code_id: DataTypes.INTEGER,
  verified: DataTypes.BOOLEAN,
  source: DataTypes.TEXT,
  entered_by: DataTypes.INTEGER,
  client_name: DataTypes.TEXT,
  is_unnamed: DataTypes.BOOLEAN,
  email: DataTypes.TEXT,
  score_program: DataTypes.SMALLINT,
  score_lecturer: DataTypes.SMALLINT,
  score_organisation: DataTypes.SMALLINT,
  score_practice: DataTypes.SMALLINT,
  rating: numberFromDecimal('rating'),
  text: DataTypes.TEXT,
  pros: DataTypes.TEXT,
  cons: DataTypes.TEXT,
  status: DataTypes.TEXT,
  approve: DataTypes.BOOLEAN,
  reject_code: DataTypes.TEXT,
  moderator_id: DataTypes.INTEGER,
  flags: DataTypes.ARRAY(DataTypes.TEXT),
  reply_author_kind: DataTypes.TEXT,
  reply_text: DataTypes.TEXT,
  reply_status: DataTypes.TEXT,
  replied_at: moment(),
  reply_by: DataTypes.INTEGER,
  reply_author_name: DataTypes.TEXT,
  reply_revision: DataTypes.TEXT,
  reply_revised_at: moment(),
  reply_decided_at: moment(),
  reply_reject_code: DataTypes.TEXT,
  reply_reject_reason: DataTypes.TEXT,
  reply_refused_kinds: DataTypes.ARRAY(DataTypes.TEXT),
  reply_notified_at: moment(),
  revision: DataTypes.JSONB,
  revised_at: moment(),
  edit_key_hash: DataTypes.TEXT,
  consent_id: DataTypes.INTEGER,
  published_at: moment(),
  rejected_at: moment(),
  deleted_at: moment(),
}));

/** The columns with the author's text and ratings. */
export function columnsOfContent({ scores, ...content }: ReviewContent) {
  return {
    ...content,
    score_program: scores?.program ?? null,
    score_lecturer: scores?.lecturer ?? null,
    score_organisation: scores?.organisation ?? null,
    score_practice: scores?.practice ?? null,
  };
}

export function contentOf(review: Attributes<Review>): ReviewContent {
  const { client_name, is_unnamed, rating, text, pros, cons } = review;
  return { client_name, is_unnamed, scores: scoresOf(review), rating, text, pros, cons };
}

function scoresOf(review: Attributes<Review>): ReviewScores | null {
  const {
    score_program: program,
    score_lecturer: lecturer,
    score_organisation: organisation,
    score_practice: practice,
  } = review;
  return program === null || lecturer === null || organisation === null
    ? null
    : { program, lecturer, organisation, practice };
}
