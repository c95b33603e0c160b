export { DirectorQuestionCard } from './director_questions/DirectorQuestionCard.tsx';
export { DirectorQuestionCreate } from './director_questions/DirectorQuestionCreate.tsx';
export { DirectorQuestionList } from './director_questions/DirectorQuestionList.tsx';
export { ManagerRequestCard } from './manager_requests/ManagerRequestCard.tsx';
export { ManagerRequestCreate } from './manager_requests/ManagerRequestCreate.tsx';
export { ManagerRequestList } from './manager_requests/ManagerRequestList.tsx';
export { ReviewCard } from './reviews/ReviewCard.tsx';
export { ReviewList } from './reviews/ReviewList.tsx';
