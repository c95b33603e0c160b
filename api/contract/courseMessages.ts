interface WrittenCourse {
  id: number;
  name: string;
  date_start: number | null;
  date_end: number | null;
  place: string;
}

/** A course of a centre that somebody comes to. */
export interface CourseToWriteTo extends WrittenCourse {
  /** Different addresses, without those that have refused letters of the centre. */
  recipients: number;
  /** How many more letters may be sent today. */
  left_today: number;
}

/** A letter of a centre to those who come to its course, for the body of the call. */
export interface CourseMessageBody {
  subject: string;
  text: string;
}

export interface SentCourseMessage extends CourseMessageBody {
  id: number;
  recipients: number;
  sent_at: number;
  sent_by: string;
  prod: WrittenCourse;
}

export interface SentCourseMessages {
  messages: SentCourseMessage[];
  total: number;
}

/** Whether letters of a centre about its courses still come to an address. */
export interface CenterLetters {
  center: string;
  is_ended: boolean;
}
