export { DirectorQuestionList } from './director_questions/DirectorQuestionList.tsx';
export { ManagerRequestList } from './manager_requests/ManagerRequestList.tsx';
export { ReviewList } from './reviews/ReviewList.tsx';
