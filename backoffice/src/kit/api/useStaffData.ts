import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from './dataProvider.ts';

export const useStaffData = () => useDataProvider<StaffDataProvider>();
