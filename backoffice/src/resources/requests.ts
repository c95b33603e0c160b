export { ReviewList } from './catalog/reviews/ReviewList.tsx';
export { DirectorQuestionList } from './content/director_questions/DirectorQuestionList.tsx';
export { ManagerRequestList } from './content/manager_requests/ManagerRequestList.tsx';
