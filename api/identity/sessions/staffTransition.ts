import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type Joi from 'joi';
import type { Model, ModelStatic } from 'sequelize';
import type { Merging } from '../../platform/kit/merging.ts';
import type { TransitionAction } from '../../platform/kit/resource.ts';
import type { SignedInUser } from './userSessions.ts';

export type StaffTransition<M extends Model, Body = unknown, Ran = unknown> = TransitionAction<
  M,
  SignedInUser,
  Right | 'any staff',
  Body,
  Ran
>;

export type StaffMerging<M extends Model> = Merging<M, SignedInUser, Right | 'any staff'>;

/** A transition of staff that asks for something, and gets it typed as its schema is. */
export const staffTransition = <M extends Model, Body, Ran>(
  _model: ModelStatic<M>,
  body: Joi.ObjectSchema<Body>,
  action: StaffTransition<M, Body, Ran>,
): StaffTransition<M> => ({ ...action, body });
