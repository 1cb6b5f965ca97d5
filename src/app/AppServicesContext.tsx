import { createContext, use } from 'react';
import type { AppServices } from './createServices.ts';

export const AppServicesContext = createContext<AppServices | null>(null);

export const useAppServices = (): AppServices => {
  const services = use(AppServicesContext);
  if (!services) throw new Error('The application is rendered outside of AppServicesContext');
  return services;
};
