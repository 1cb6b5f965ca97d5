/** Department of a club number: `77` of `08779001`, `9G` of `369G9001`. */
export const departmentOf = (clubNumber: string): string => clubNumber.slice(2, 4);
