import type { OrderView } from './orders.ts';

/** Whom a company sends to courses, with each course he was booked on. */
export interface CompanyEmployee {
  /** The number of his first place: a later one does not make him another. */
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  courses: {
    participant_id: number;
    /** The person named for this place, with his contacts. */
    named: string;
    contacts: { email: string | null; phone: string | null };
    order_number: string;
    order_token: string;
    status_label: string;
    prod: OrderView['prod'];
  }[];
  /** The places that the company has linked to make him one; empty where names and contacts identify him. */
  linked_ids: number[];
  /** Employees of whom the company has said that they are other people, though they look alike. */
  apart_ids: number[];
  /** Employees of the same name who may be the same person. */
  similar_ids: number[];
}

/** Employees whom the company declared to be other people, though they look alike. */
export interface TrainedEmployee {
  id: number;
  name: string;
  /** Another person of the company has the same name and may be the same. */
  has_similar: boolean;
  /** The sum of points that are still valid. */
  points: number;
  /** The last day on which anything that he learnt counts; null where he has learnt nothing yet. */
  valid_until: string | null;
  courses: TrainedCourse[];
}

export interface TrainedCourse {
  participant_id: number;
  prod: OrderView['prod'];
  /** Null for viewers who may not see orders. */
  order_token: string | null;
  /** He has been there; otherwise the course is still to come. */
  is_over: boolean;
  status_label: string;
  /** As his certificate says, or the catalogue until he has one; null where the programme is not accredited. */
  points: number | null;
  /** Where anybody may check it, and the day it was issued on. */
  certificate: { number: string; page: string; date: string } | null;
  /** Five years from the certificate, or from the last day of the course; null while it is to come. */
  valid_until: string | null;
}

/** `GET /api/legal/training`: all employees the company sends; for a member who may not order, himself alone. */
export interface TrainingPlan {
  employees: TrainedEmployee[];
  /** Only the newest places are read: there are more. */
  is_cut: boolean;
}
