/** Pages of react-admin for what rarely happens, in a file of their own. */
export { AuthenticationError as AuthenticationRefused, Error as ReactAdminError } from 'react-admin';
