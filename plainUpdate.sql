begin;
update t set a = a + 1 where id = 1;
select pg_sleep(0.002);
commit;
