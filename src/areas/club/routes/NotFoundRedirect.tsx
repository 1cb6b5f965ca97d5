import { Navigate } from 'react-router';

/** An address of the club area that no page owns. */
export const NotFoundRedirect = () => <Navigate to="/not-found" replace />;
