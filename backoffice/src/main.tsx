import './theme/font.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { basenameOf } from './basename.ts';
import { reloadOnceForNewRelease } from './newRelease.ts';

const basename = basenameOf(window.location.pathname);
const router = createBrowserRouter([{ path: '*', element: <App basename={basename} /> }], { basename });

reloadOnceForNewRelease();
const place = document.getElementById('root');
if (place) createRoot(place).render(<RouterProvider router={router} />);
