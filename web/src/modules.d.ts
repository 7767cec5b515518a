declare module 'icon:*' {
  const body: string
  export default body
}
declare module '*.toml' {
  const content: unknown
  export default content
}
