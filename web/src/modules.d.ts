declare module 'icon:*' {
  const body: string
  export default body
}

declare module 'pictures:*' {
  const drawings: { [id: string]: string }
  export default drawings
}
