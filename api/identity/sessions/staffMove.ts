import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type Joi from 'joi';
import type { Model, ModelStatic } from 'sequelize';
import type { MoveAction } from '../../platform/kit/resource.ts';
import type { SignedInUser } from './userSessions.ts';

export type StaffMove<M extends Model, Body = unknown, Ran = unknown> = MoveAction<
  M,
  SignedInUser,
  Right | 'any staff',
  Body,
  Ran
>;

/** A transition of staff that asks for something, and gets it typed as its schema is. */
export const staffMove = <M extends Model, Body, Ran>(
  _model: ModelStatic<M>,
  body: Joi.ObjectSchema<Body>,
  action: StaffMove<M, Body, Ran>,
): StaffMove<M> => ({ ...action, body });
